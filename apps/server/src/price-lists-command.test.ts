import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from './data-services.ts'
import { priceListsCommand } from './price-lists-command.ts'

const catalogue = join(REPOSITORY, 'catalogue')

test('lists every price list with its version', async () => {
  expect(await priceListsCommand(catalogue, ['list'])).toMatch(/^wall-art +\d{4}-\d\d-\d\d/m)
})

test('shows one of them', async () => {
  expect(JSON.parse(await priceListsCommand(catalogue, ['show', 'vat']))).toHaveProperty('countries')
})

test('finds the shop’s own lists in order', async () => {
  expect(await priceListsCommand(catalogue, ['check'])).toContain('can be served')
})

test('says of a broken list which file and what', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  try {
    cpSync(catalogue, folder, { recursive: true })
    writeFileSync(join(folder, 'prices/gift-vouchers.json'), '{ "version": "2026-11-21" }')
    await expect(priceListsCommand(folder, ['check'])).rejects.toThrow('prices/gift-vouchers.json')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([[[]], [['show']], [['sell']]])('helps where it is asked %j', async words => {
  await expect(priceListsCommand(catalogue, words)).rejects.toThrow('npm run shop -- price-lists')
})

test('names the lists there are where it is asked for another', async () => {
  await expect(priceListsCommand(catalogue, ['show', 'socks'])).rejects.toThrow('wall-art')
})
