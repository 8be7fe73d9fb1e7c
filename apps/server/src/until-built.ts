/** Whoever has started this process builds meanwhile what it serves, and says so when that is done. */
export function untilBuilt(): Promise<void> {
  return new Promise((resolve, reject) => {
    process.once('message', () => {
      resolve()
      // Not at once: of a message that was there before its listener, Node notes afterwards that it was heard.
      setImmediate(() => process.disconnect())
    })
    process.once('disconnect', () => reject(new Error('nobody builds any more what is to be served')))
  })
}
