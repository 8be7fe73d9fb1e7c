import { createContext } from 'react'

/** URL of the boot script; known only to the server entry, written by the document. */
export const EntryScript = createContext<string | undefined>(undefined)
