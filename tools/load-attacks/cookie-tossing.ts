// npx node tools/load-attacks/cookie-tossing.ts
// Cookies set by another host of the domain beside the visitor's own, forged ones, and very many: none may open another
// visitor's cart, or one that an attacker prepared.
import { randomBytes, randomUUID } from 'node:crypto'
import { type Attack, runAttack } from './harness.ts'

const JSON_BODY = { 'content-type': 'application/json' }
const ribbon = () =>
  Buffer.from(
    JSON.stringify({ kind: 'accessory', sku: 'satinband-gold', quantity: 50, lineId: randomUUID() }),
  )

const attack: Attack = async ({ send }) => {
  const broken: string[] = []
  const cart = (cookie: string) => send('/web-api/cart', undefined, { cookie })
  const cookieOf = async () => {
    const { headers, status } = await send('/web-api/cart/articles', [ribbon()], JSON_BODY)
    const visitor = headers['set-cookie']?.find(cookie => /visitor/.test(cookie))?.split(';')[0] ?? ''
    if (!visitor) broken.push(`Laying a ribbon into the cart was answered with ${status} and no cookie.`)
    return visitor
  }
  const [own, tossed] = [await cookieOf(), await cookieOf()]
  const lines = ({ text }: { text: string }) => text.match(/satinband-gold/g)?.length ?? 0
  if (lines(await cart(own)) === 0) broken.push('The visitor’s own cookie opens no cart.')

  const [name = '', value = ''] = own.split('=')
  const [id = '', signature = ''] = value.split('.')
  const others = tossed.slice(name.length + 1)
  const CASES: Record<string, string> = {
    'the attacker’s cookie before the visitor’s': `${tossed}; ${own}`,
    'the attacker’s cookie behind it': `${own}; ${tossed}`,
    'the same one twice': `${own}; ${own}`,
    'a name with a space before it': `${own};  ${name} =${others}`,
    'another visitor with the own signature': `${name}=${others.split('.')[0]}.${signature}`,
    'the own id with a made-up signature': `${name}=${id}.${randomBytes(32).toString('base64url')}`,
    'no signature': `${name}=${id}`,
    'a cookie of 12 KB': `${name}=${'a'.repeat(12_000)}`,
    'a thousand cookies': Array.from({ length: 1000 }, (_, at) => `c${at}=1`).join('; '),
    'signs that no cookie has': `${name}=%00%ff${'%'.repeat(200)}`,
  }
  for (const [what, cookie] of Object.entries(CASES)) {
    const answer = await cart(cookie)
    console.log(`${what}: ${answer.status}, ${lines(answer)} lines`)
    if (answer.status >= 500 || answer.status === 0)
      broken.push(`${what} was answered with ${answer.status}.`)
    if (lines(answer) > 0) broken.push(`${what} opened a cart.`)
  }
  for (let round = 0; round < 100; round++) {
    const answers = await Promise.all(Object.values(CASES).map(cart))
    const failed = answers.find(({ status }) => status >= 500 || status === 0)
    if (failed) broken.push(`In round ${round} a cookie was answered with ${failed.status}.`)
  }
  return broken
}

await runAttack(attack)
