import { expect, inject, test } from 'vitest'
import { requestShop } from './request-shop.ts'

const { port } = inject('shop')

const TRANSFER = /Überweisung|überweis|bank transfer|transferencia|virement|bonifico|overschrijving/i

async function words(host: string, path: string): Promise<string> {
  const { status, body } = await requestShop(port, host, path)
  expect([host, path, status]).toEqual([host, path, 200])
  return body.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
}

test.each([
  ['passepartout', 'de', '/zahlung', 'Überweisung, ohne Aufpreis'],
  ['kartenliebe', 'de', '/zahlung/', 'Überweisung, ohne Aufpreis'],
  ['passepartout', 'ch', '/zahlung', 'Überweisung, ohne Aufpreis'],
  ['passepartout', 'gb', '/payment', 'Bank transfer, at no extra cost'],
  ['kartenliebe', 'fr', '/modes-de-paiement/', 'Virement bancaire, sans supplément'],
])('%s.%s says how one pays there', async (channel, country, path, said) => {
  const page = await words(`${channel}.${country}.localhost`, path)
  expect(page).toContain(said)
  expect(page).not.toMatch(/\{(?:payment|if[A-Z])/)
})

test.each([
  ['passepartout', ['/', '/payment', '/faq']],
  ['kartenliebe', ['/', '/payment/', '/faq/']],
])('%s promises no bank transfer where no account is there to receive it', async (channel, paths) => {
  for (const path of paths) {
    const page = await words(`${channel}.com.localhost`, path)
    expect([path, TRANSFER.exec(page)?.[0]]).toEqual([path, undefined])
    expect(page).toContain('Payment opens soon: write to us')
  }
})
