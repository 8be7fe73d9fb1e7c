import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readMessages } from './read-messages.ts'

const folder = mkdtempSync(join(tmpdir(), 'messages-'))
const write = (name: string, messages: object) => writeFileSync(join(folder, name), JSON.stringify(messages))

afterEach(() => rmSync(folder, { recursive: true }))

it('reads the messages of all areas by language and locale', () => {
  write('cart.de.json', { title: 'Warenkorb', note: 'Von uns' })
  write('cart.de-ch.json', { note: 'Aus der Schweiz' })
  write('order.de.json', { done: 'Bestellt' })
  write('order.de-ch.json', { done: 'Danke' })
  write('order.de-li.json', {})
  write('order.en-us.json', { done: 'Ordered' })
  write('notes.json', { areas: {}, keys: {} })
  expect(readMessages(folder)).toEqual({
    de: { title: 'Warenkorb', note: 'Von uns', done: 'Bestellt' },
    'de-CH': { note: 'Aus der Schweiz', done: 'Danke' },
    // Switzerland's, but in the area where Liechtenstein has a file.
    'de-LI': { note: 'Aus der Schweiz' },
    'en-US': { done: 'Ordered' },
  })
  expect(readMessages(folder, ['cart'])).toEqual({
    de: { title: 'Warenkorb', note: 'Von uns' },
    'de-CH': { note: 'Aus der Schweiz' },
    'de-LI': { note: 'Aus der Schweiz' },
  })
})
