import { describe, expect, it } from 'vitest'
import { type DeviceInfo, deviceInfo, deviceKind, signsOfHeaders, signsOfNavigator } from './device-info.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const MAC_SAFARI = `${MAC} ${SAFARI} Safari/605.1.15`

const flags = (info: DeviceInfo) =>
  Object.entries(info)
    .filter(([, holds]) => holds)
    .map(([name]) => name.replace('is', ''))
    .join(' ')

describe('a device', () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
      'Mobile Ios Safari',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
      'Tablet Ios Safari',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1`,
      'Mobile Ios Chrome',
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Mobile Android Chrome'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 'Tablet Android Chrome'],
    [
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Mobile Android Samsung',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Mobile Android Firefox'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`,
      'Desktop Windows Edge',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/120.0`, 'Desktop Windows Opera'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Desktop Windows Firefox',
    ],
    [MAC_SAFARI, 'Desktop MacOS Safari'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Desktop Chrome'],
    [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
      'Mobile Android Chrome Crawler',
    ],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'Desktop Crawler'],
    ['', 'Desktop'],
  ])('is told by its agent: %s', (userAgent, expected) => {
    expect(flags(deviceInfo({ userAgent }))).toBe(expected)
  })

  it('is told by hints where the agent says less', () => {
    const hinted = {
      'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
      'sec-ch-ua': '"Chromium";v="142", "Microsoft Edge";v="142", "Not_A Brand";v="99"',
      'sec-ch-ua-mobile': '?0',
      'sec-ch-ua-platform': '"macOS"',
    }
    expect(flags(deviceInfo(signsOfHeaders(hinted)))).toBe('Desktop MacOS Edge')
    expect(
      flags(
        deviceInfo(
          signsOfHeaders({ ...hinted, 'sec-ch-ua-mobile': '?1', 'sec-ch-ua-platform': '"Android"' }),
        ),
      ),
    ).toBe('Mobile Android Edge')
  })

  it('is a tablet where a Mac feels fingers', () => {
    expect(flags(deviceInfo(signsOfNavigator({ userAgent: MAC_SAFARI, maxTouchPoints: 5 })))).toBe(
      'Tablet Ios Safari',
    )
    expect(flags(deviceInfo(signsOfNavigator({ userAgent: MAC_SAFARI, maxTouchPoints: 0 })))).toBe(
      'Desktop MacOS Safari',
    )
  })

  it.each([
    ['nothing', {}, 'computer'],
    [
      'hints out of shape',
      { 'sec-ch-ua-mobile': 'yes', 'sec-ch-ua-platform': '""', 'sec-ch-ua': ';;;"' },
      'computer',
    ],
    ['two agents that no browser has', { 'user-agent': ['a', 'b'] }, 'crawler'],
    ['an agent without end', { 'user-agent': 'x'.repeat(100_000) }, 'crawler'],
  ])('that says %s is counted as one, too', (_, headers, kind) => {
    expect(deviceKind(deviceInfo(signsOfHeaders(headers)))).toBe(kind)
  })
})
