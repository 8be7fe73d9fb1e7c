/** Too many items wait for the database to be held in memory; clients should retry later. */
export class WriteQueueFullError extends Error {
  override name = 'WriteQueueFullError'
}

interface PendingBatch<Item> {
  items: readonly Item[]
  resolve: () => void
  reject: (reason: unknown) => void
}

interface BatchOptions<Item> {
  /** Stores all items or none. */
  write: (items: readonly Item[]) => Promise<void>
  /** Items in one statement. */
  mostTogether?: number
  /** Items that may wait. */
  mostWaiting?: number
}

/**
 * Combines the items of simultaneous requests into one statement: while one runs, the next collects. A promise resolves
 * only once its items are stored, so no acknowledged item can be lost.
 */
export function createBatchWriter<Item>({
  write,
  mostTogether = 5000,
  mostWaiting = 100_000,
}: BatchOptions<Item>) {
  let waiting: PendingBatch<Item>[] = []
  let count = 0
  let isWriting = false

  async function drain(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = take()
      try {
        await write(batch.flatMap(({ items }) => items))
        for (const { resolve } of batch) resolve()
      } catch (error) {
        if (batch.length === 1) batch[0]?.reject(error)
        // A failure of one request's items must not lose those of the others.
        else await Promise.all(batch.map(alone))
      }
    }
    isWriting = false
  }

  const alone = ({ items, resolve, reject }: PendingBatch<Item>) => write(items).then(resolve, reject)

  function take(): PendingBatch<Item>[] {
    let size = 0
    const end = waiting.findIndex(({ items }, index) => {
      size += items.length
      return index > 0 && size > mostTogether
    })
    const batch = end < 0 ? waiting : waiting.slice(0, end)
    waiting = end < 0 ? [] : waiting.slice(end)
    count -= batch.reduce((sum, { items }) => sum + items.length, 0)
    return batch
  }

  return {
    /** Number of items that are not stored yet. */
    waiting: () => count,
    /** @throws WriteQueueFullError */
    add: (items: readonly Item[]): Promise<void> => {
      if (items.length === 0) return Promise.resolve()
      if (count + items.length > mostWaiting)
        return Promise.reject(new WriteQueueFullError('Too much waits to be written'))
      return new Promise((resolve, reject) => {
        waiting.push({ items, resolve, reject })
        count += items.length
        if (!isWriting) void drain()
      })
    },
  }
}
