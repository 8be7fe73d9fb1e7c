import type { Message } from '@passepartout/domain'

/** The other languages carry exactly the keys of the German file; a missing one does not compile. */
export type Messages<T> = Record<keyof T, Message>
