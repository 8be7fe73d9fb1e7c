import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installedNode } from './dependencies.mjs'
import { root } from './root.mjs'
import { SERVER_ARGUMENTS } from './server-arguments.mjs'

test('the files of drizzle-orm are modules, as Node is told', () => {
  const { type } = JSON.parse(readFileSync(join(root, 'node_modules/drizzle-orm/package.json'), 'utf8'))
  expect(type).toBe('module')
})

test('a shop imports and requires its files as they are', () => {
  const telling = SERVER_ARGUMENTS.filter(argument => argument.startsWith('--import'))
  const asked = `
    const imported = await import('drizzle-orm/errors')
    const { createRequire } = await import('node:module')
    const required = createRequire(process.cwd() + '/')('drizzle-orm/errors')
    process.stdout.write(JSON.stringify([imported, required].map(names => Object.keys(names).sort())))`
  const args = [...telling, '--input-type=module', '-e', asked]
  const names = JSON.parse(execFileSync(installedNode(root), args, { cwd: root, encoding: 'utf8' }))
  expect(telling).toHaveLength(1)
  expect(names[0]).toContain('DrizzleError')
  expect(names[0]).toEqual(names[1])
})
