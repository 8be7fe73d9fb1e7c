// npx node tools/load-attacks/storage-filling.ts
// Small items without end, each as a new visitor: rows, designs and results. One address must be refused, with a
// message, long before the disk is full.

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { type Attack, runAttack } from './harness.ts'

const AT_ONCE = 4
const JSON_BODY = { 'content-type': 'application/json' }
const json = (value: unknown) => Buffer.from(JSON.stringify(value))

/** Items that one address sends, each as a new visitor, and their limits (`apps/api/src/http/rate-limit-rules.ts`). */
const attack: Attack = async target => {
  const broken: string[] = []
  const picture = await readFile(join(root, 'packages/testing/fixtures/odd/tiny-300px.jpg'))
  const FLOODS = [
    {
      what: 'files for the toolbox',
      from: target.address(2),
      path: '/web-api/toolbox-optimize-image',
      body: () => picture,
      headers: { 'content-type': 'image/jpeg', 'x-file-name': 'a.jpg' },
      most: 200,
    },
    {
      what: 'new visitors with a cart',
      from: target.address(3),
      path: '/web-api/cart/articles',
      body: () => json({ kind: 'accessory', sku: 'satinband-gold', quantity: 50, lineId: randomUUID() }),
      headers: JSON_BODY,
      most: 1000,
    },
    {
      what: 'reports of browsers',
      from: target.address(4),
      path: '/web-api/log',
      body: () => json({ key: 'browser-error', path: '/', text: 'y'.repeat(290) }),
      headers: JSON_BODY,
      most: 60,
    },
  ]
  for (const { what, from, path, body, headers, most } of FLOODS) {
    const statuses: Record<number, number> = {}
    let refusal: { retry: string | undefined; text: string } | undefined
    let left = most + 40
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (left-- > 0) {
          const { status, headers: answered, text } = await target.send(path, [body()], headers, from)
          statuses[status] = (statuses[status] ?? 0) + 1
          if (status === 429) refusal ??= { retry: answered['retry-after'], text }
          if (status >= 500 && status !== 503) broken.push(`${what}: ${status} ${text.slice(0, 200)}`)
        }
      }),
    )
    console.log(`${what}: ${JSON.stringify(statuses)}`)
    if (!refusal) broken.push(`${what}: none of ${most + 40} was refused with 429.`)
    else if (!refusal.retry || refusal.text.length < 20)
      broken.push(`${what}: the refusal says neither why nor until when.`)
  }
  return broken
}

await runAttack(attack)
