/** Liechtenstein spells like Switzerland. */
export { dialogs } from './dialogs.de-ch.ts'
