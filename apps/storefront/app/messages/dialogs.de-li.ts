/** Liechtenstein spells as Switzerland does. */
export { dialogs } from './dialogs.de-ch.ts'
