/** Large enough that work per block is cheap beside the bytes, small enough to hold one per sender. */
export const BUFFER_BYTES = 65_536

/** 4 MiB: what one large body, or sixty small ones at once, take. */
const MOST_KEPT = 64

const kept: Buffer[] = []

/**
 * A block to write into, with whatever is in it. A new block for each body would cost more in garbage collection than all
 * else that is done with the body.
 */
export const acquireBuffer = (): Buffer => kept.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES)

/** Whoever gives a block back reads and writes it no more. */
export function releaseBuffer(block: Buffer): void {
  if (kept.length < MOST_KEPT) kept.push(block)
}
