import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The modules that a separate process has loaded after it tried to open this database. */
function loadedFor(url: string): string[] {
  const open = new URL('./open.ts', import.meta.url).href
  const script = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ load(url, context, next) { seen.push(url); return next(url, context) } })
    const { openDatabase } = await import(${JSON.stringify(open)})
    await openDatabase({ url: ${JSON.stringify(url)} }).then(({ close }) => close(), () => undefined)
    process.stdout.write(JSON.stringify(seen))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' })
  return JSON.parse(String(output))
}

test('the embedded database is not loaded where there is a server', () => {
  const loaded = loadedFor('postgres://nobody@127.0.0.1:1/none')
  expect(loaded.some(url => url.includes('/node_modules/pg/'))).toBe(true)
  expect(loaded.filter(url => url.includes('pglite'))).toEqual([])
})
