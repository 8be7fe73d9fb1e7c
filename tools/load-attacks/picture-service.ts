// node tools/load-attacks/picture-service.ts
// Needless renderings: sizes and effects that are not public, then all public ones from one address at once.

import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Attack, runAttack } from './harness.ts'

const PHOTOS = fileURLToPath(new URL('../../content/assets/photos', import.meta.url))
const WIDTHS = [160, 240, 320, 480, 640, 720, 800, 960, 1080, 1200, 1280, 1440, 1600, 1800, 1920]
const PATIENCE_SECONDS = 5

interface ImageRequestResult {
  /** 0 where the connection ended without a response. */
  status: number
  seconds: number
}

/** Sends from an address of this machine; each one in 127.0.0.0/8 is a different visitor. */
function requestImage(
  port: number,
  path: string,
  from: string,
  signal?: AbortSignal,
): Promise<ImageRequestResult> {
  const began = performance.now()
  return new Promise(resolve => {
    const end = (status: number) => resolve({ status, seconds: (performance.now() - began) / 1000 })
    const call = request(
      { host: '127.0.0.1', port, path, localAddress: from, agent: false, ...(signal ? { signal } : {}) },
      answer => {
        answer
          .resume()
          .once('end', () => end(answer.statusCode ?? 0))
          .once('error', () => end(0))
      },
    )
    call.on('error', () => end(0)).end()
  })
}

const attack: Attack = async ({ port, address }) => {
  const broken: string[] = []
  const [photo = '', ...others] = readdirSync(PHOTOS).filter(name => name.endsWith('.jpg'))
  const odd = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      requestImage(
        port,
        `/_ipx/w_3840&q_100&f_avif&blur_${(at % 100) + 1}&brightness_${at % 101}/photos/${photo}`,
        address(1),
      ),
    ),
  )
  const rendered = odd.filter(({ status }) => status !== 400).length
  if (rendered > 0) broken.push(`${rendered} of 120 pictures that the shop does not offer were not refused.`)

  const gone = new AbortController()
  const offered = others
    .slice(0, 40)
    .flatMap(name => WIDTHS.map(width => `/_ipx/w_${width}&q_82&f_webp/photos/${name}`))
  const flood = Promise.all(offered.map(path => requestImage(port, path, address(1), gone.signal)))
  await wait(1000)
  for (const [when, width] of [
    ['during the flood', 480],
    ['after hanging up', 960],
  ] as const) {
    const { status, seconds } = await requestImage(
      port,
      `/_ipx/w_${width}&q_70&f_webp/photos/${photo}`,
      address(2),
    )
    console.log(`another visitor's picture ${when}: ${status} after ${seconds.toFixed(1)} s`)
    if (status !== 200 || seconds > PATIENCE_SECONDS)
      broken.push(`Another visitor's picture ${when}: ${status} after ${seconds.toFixed(1)} s.`)
    gone.abort()
    await wait(500)
  }
  const statuses = (await flood).map(({ status }) => status)
  const counts = [...new Set(statuses)].map(
    status => `${status} x ${statuses.filter(one => one === status).length}`,
  )
  console.log(`the flood's own answers: ${counts.join(', ')}`)
  return broken
}

await runAttack(attack)
