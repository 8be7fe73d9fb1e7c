import { creditorReference, money, qrReferenceOf } from '@passepartout/domain'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type QrBill, renderEpcQrCode, renderQrBill } from './payment-qr-codes.ts'

// The package is CommonJS: Node's import is the function itself, TypeScript expects it as `default`.
const read = jsQR as unknown as typeof jsQR.default

/** The text that a phone's camera would read from an image. */
async function scanned(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 1600 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data
}

describe('the code of a SEPA transfer', () => {
  const transfer = {
    recipient: 'Passepartout Muster GmbH',
    iban: 'DE52000000000012345678',
    bic: 'TESTDEFFXXX',
    amount: money(14_470, 'EUR'),
    reference: creditorReference('PP-7K3M-2RTX'),
  }

  test('can be scanned', async () => {
    const text = await scanned(renderEpcQrCode(transfer))
    expect(text?.split('\n').slice(0, 10)).toEqual([
      ...['BCD', '002', '1', 'SCT', 'TESTDEFFXXX', 'Passepartout Muster GmbH', 'DE52000000000012345678'],
      ...['EUR144.70', '', transfer.reference],
    ])
  })

  test('holds the longest name that there may be', async () => {
    const recipient = 'Ä'.repeat(70)
    const text = await scanned(renderEpcQrCode({ ...transfer, recipient }))
    expect(text?.split('\n')[5]).toBe(recipient)
  })
})

describe('a Swiss QR-bill', () => {
  const bill: QrBill = {
    creditor: {
      account: 'CH6131999000012345678',
      name: 'Passepartout Muster GmbH',
      street: 'Musterstraße',
      houseNumber: '1',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
    debtor: { name: 'Zoë Frei', street: 'Seestrasse 8', postalCode: '8002', city: 'Zürich', country: 'CH' },
    amount: money(14_470, 'CHF'),
    reference: qrReferenceOf('PP-7K3M-2RTX'),
    language: 'fr',
  }

  test('can be scanned', async () => {
    const text = await scanned(renderQrBill(bill))
    expect(text?.split('\n')).toEqual([
      ...['SPC', '0200', '1', 'CH6131999000012345678'],
      ...['S', 'Passepartout Muster GmbH', 'Musterstraße', '1', '10115', 'Berlin', 'DE'],
      ...['', '', '', '', '', '', '', '144.70', 'CHF'],
      ...['S', 'Zoë Frei', 'Seestrasse 8', '', '8002', 'Zürich', 'CH'],
      ...['QRR', bill.reference, '', 'EPD'],
    ])
  })

  test('carries a creditor reference where the account has no QR-IBAN', async () => {
    const reference = creditorReference('PP-7K3M-2RTX')
    const creditor = { ...bill.creditor, account: 'CH5200000000012345678' }
    const lines = (await scanned(renderQrBill({ ...bill, creditor, reference, debtor: undefined })))?.split(
      '\n',
    )
    expect(lines?.slice(20)).toEqual(['', '', '', '', '', '', '', 'SCOR', reference, '', 'EPD'])
  })

  test('is printed in the language of its reader, and in English where there is none', () => {
    expect(renderQrBill(bill)).toContain('Section paiement')
    expect(renderQrBill({ ...bill, language: 'nl' })).toContain('Payment part')
  })

  test('is small enough for a page and grows with its place', () => {
    const svg = renderQrBill(bill)
    expect(svg.length).toBeLessThan(30_000)
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 793\.7008 396\.8504">/)
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '&lt;b&gt; & Co',
    'Line\nBreak',
    '\u202Ereverse',
    '名前',
    'x'.repeat(300),
  ])('is drawn safely for a customer named %j', async name => {
    const svg = renderQrBill({ ...bill, debtor: { ...(bill.debtor as object), name } as QrBill['debtor'] })
    expect(svg).not.toMatch(/<(script|img|b)\b|onerror=["']/i)
    await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ format: 'svg' })
  })
})
