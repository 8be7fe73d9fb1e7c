import { expect, test } from 'vitest'
import { startPageWatcher } from './page-watcher.ts'

const page = (script: string) => `data:text/html,<title>A page</title><script>${script}</script>`

test('a page that complains in the console or breaks is told, a silent one is not', async () => {
  const watcher = await startPageWatcher()
  try {
    expect(await watcher.complaintsOf(page('1'))).toEqual([])
    expect(await watcher.complaintsOf(page("console.error('no picture')"))).toEqual([
      expect.stringMatching(/: the browser says no picture$/),
    ])
    expect(await watcher.complaintsOf(page("throw new Error('broken')"))).toEqual([
      expect.stringMatching(/: the browser says broken$/),
    ])
  } finally {
    await watcher.stop()
  }
})
