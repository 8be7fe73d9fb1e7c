/** Large enough to make work per block cheap, small enough to hold one per sender. */
export const BUFFER_BYTES = 65_536

/** 4 MiB: enough for one large body or sixty small ones at once. */
const MOST_KEPT = 64

const free: Buffer[] = []

/**
 * Acquires a block with arbitrary old content. A new block for each body would cost more in garbage collection than all
 * other work on the body.
 */
export const acquireBuffer = (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES)

/** Releases a block; its owner must no longer read or write it. */
export function releaseBuffer(block: Buffer): void {
  if (free.length < MOST_KEPT) free.push(block)
}
