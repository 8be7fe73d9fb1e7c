import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { REPOSITORY } from './data-services.ts'
import { checkLegalData } from './legal-check.ts'

interface SellersFile {
  sellers: { isSample: boolean; registers: { country: string; rule: string; number: string | null }[] }[]
}

/** A folder with the shop's selling data and one page, changed as an operator would. */
function folderWith(change: (file: SellersFile) => void, page: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(REPOSITORY, 'catalogue/selling'), join(folder, 'catalogue/selling'), { recursive: true })
  const file = join(folder, 'catalogue/selling/sellers.json')
  const sellers = JSON.parse(readFileSync(file, 'utf8')) as SellersFile
  change(sellers)
  writeFileSync(file, JSON.stringify(sellers))
  mkdirSync(join(folder, 'content/passepartout'), { recursive: true })
  writeFileSync(join(folder, 'content/passepartout/impressum.json'), JSON.stringify(page))
  return folder
}

const NUMBERS: Record<string, string> = {
  'packaging-register': 'DE1111111111111',
  'unique-identifiers': 'FR123456_01ABCD',
  'company-number': '12345678',
}

test('names samples of the repository as placeholders: sellers, registers, pages, the notice of the EU', async () => {
  const { text, exitCode } = await checkLegalData(REPOSITORY, '2026-11-30')
  expect(exitCode).toBe(1)
  for (const part of ['LUCID (de)', 'Éléments d’ameublement (fr)', 'KVK-nummer (nl)', 'KBO / BCE (be)'])
    expect(text).toContain(
      `catalogue/selling/sellers.json sellers.passepartout.registers: no number for ${part}`,
    )
  expect(text).toMatch(/content\/kartenliebe\/impressum\.json: the page is a sample/)
  expect(text).toMatch(/content\/passepartout\/_global\.json guaranteeNotice: .*is missing/)
})

test('finds nothing once everything is entered', async () => {
  const folder = folderWith(
    ({ sellers }) => {
      for (const seller of sellers) {
        seller.isSample = false
        for (const register of seller.registers) register.number = NUMBERS[register.rule] ?? null
      }
    },
    { content: { component: 'page' } },
  )
  expect(await checkLegalData(folder, '2026-11-30')).toEqual({
    text: 'No legal data are placeholders.\n',
    exitCode: 0,
  })
})

test('says where a file cannot be read', async () => {
  const broken = folderWith(({ sellers }) => Object.assign(sellers[0] ?? {}, { registers: 'none' }), {})
  await expect(checkLegalData(broken, '2026-11-30')).rejects.toThrow('selling/sellers.json at sellers')
})
