import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHANNELS, GIFT_VOUCHER_DESIGNS } from '@passepartout/domain'
import { expect, it, onTestFinished } from 'vitest'
import { drawGiftVoucher, type GiftVoucher } from './draw-gift-voucher.ts'
import { drawLegalText, type LegalText } from './draw-legal-text.ts'

function textOf(pdf: Uint8Array): string {
  const dir = mkdtempSync(join(tmpdir(), 'papers-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'a.pdf'), pdf)
  return execFileSync('pdftotext', ['-layout', join(dir, 'a.pdf'), '-'], { encoding: 'utf8' })
}

const LEGAL: LegalText = {
  ...{ name: 'terms', version: 'de-DE 2026-11-20T08:00:00.000Z hashOfTheWords', title: 'AGB & mehr' },
  publishedAt: '2026-11-20T08:00:00.000Z',
  blocks: [
    { kind: 'heading', text: '1. Vertrag' },
    { kind: 'text', text: 'Mit der Bestellung\nverpflichtest du dich zur Zahlung.' },
    { kind: 'item', text: 'Ein Punkt' },
  ],
}
const SHOP = { channel: 'passepartout', locale: 'de-DE' } as const

it('a legal text says which version it is, and all of its words', async () => {
  const text = textOf(await drawLegalText(LEGAL, SHOP))
  for (const part of [
    'AGB & mehr',
    '1. Vertrag',
    'verpflichtest du dich',
    '– Ein Punkt',
    'hashOfTheWords',
    '20.11.2026',
  ])
    expect(text).toContain(part)
})

it('a long legal text runs over pages, and no heading stands alone at the foot of one', async () => {
  const blocks = Array.from({ length: 90 }, (_, index) => [
    { kind: 'heading' as const, text: `Abschnitt ${index}` },
    { kind: 'text' as const, text: `Satz ${index}.` },
  ]).flat()
  const pages = textOf(await drawLegalText({ ...LEGAL, blocks }, SHOP)).split('\f')
  for (let index = 0; index < 90; index++)
    expect(pages.some(page => page.includes(`Abschnitt ${index}\n`) && page.includes(`Satz ${index}.`))).toBe(
      true,
    )
})

it('a legal text is the same bytes each time', async () => {
  const [one, other] = [await drawLegalText(LEGAL, SHOP), await drawLegalText(LEGAL, SHOP)]
  expect(Buffer.compare(one, other)).toBe(0)
})

const VOUCHER: GiftVoucher = {
  ...{ ...SHOP, design: 'plain', amount: { amount: 5000, currency: 'EUR' } },
  ...{ code: 'K7QM-2RTX-9WBD-HJ4E', until: '31.12.2029', to: 'Nguyễn', from: 'Tom & Ida 🌵' },
  message: `Alles Gute!\n${'Viel Freude damit. '.repeat(60)}`,
  ...{ shopUrl: 'https://passepartout.de.localhost/', issuedOn: '2026-11-26' },
}

it.each(CHANNELS.flatMap(channel => GIFT_VOUCHER_DESIGNS.map(design => [channel, design] as const)))(
  'a gift voucher of %s, %s: worth, code, people, one page',
  async (channel, design) => {
    const text = textOf(await drawGiftVoucher({ ...VOUCHER, channel, design }))
    for (const part of ['50,00 €', 'K7QM-2RTX-9WBD-HJ4E', 'Nguyễn', 'Tom & Ida', 'Alles Gute!', '31.12.2029'])
      expect(text).toContain(part)
    expect(text.split('\f').filter(page => page.trim())).toHaveLength(1)
  },
)
