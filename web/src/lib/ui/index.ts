// The plain parts that every page is made of.
export { default as Button } from './Button.svelte';
export { default as Choice } from './Choice.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Field } from './Field.svelte';
export { default as Menu, type MenuItem } from './Menu.svelte';
export { default as Notice } from './Notice.svelte';
export { default as Popover } from './Popover.svelte';
export { default as RuleLink } from './RuleLink.svelte';
export { default as RuleText } from './RuleText.svelte';
export { default as Spinner } from './Spinner.svelte';
export { default as Tabs } from './Tabs.svelte';
export { default as Toggle } from './Toggle.svelte';
export { dismiss, toast } from './toasts.svelte';
