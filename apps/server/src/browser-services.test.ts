import { expect, test } from 'vitest'
import { browserServicesFor, thirdPartySources } from './browser-services.ts'
import { readEnvironment } from './environment.ts'

const SCRIPT = 'https://messenger.example/shop/launch.js'

test('a messenger service is named to pages, and its script and frames are let in', () => {
  const environment = readEnvironment({ MESSENGER_SCRIPT: SCRIPT })
  expect(browserServicesFor(environment)).toMatchObject({ messenger: SCRIPT })
  expect(thirdPartySources(environment)).toMatchObject({
    scripts: expect.stringContaining(SCRIPT),
    framed: 'https://messenger.example',
    calls: expect.stringContaining('https://messenger.example'),
  })
})

test('without one nobody is let in for it', () => {
  const environment = readEnvironment({})
  expect(browserServicesFor(environment)).not.toHaveProperty('messenger')
  expect(thirdPartySources(environment).framed).toBeUndefined()
})

test.each(['http://messenger.example/a.js', 'javascript:alert(1)', 'launch.js', '//messenger.example'])(
  'the shop does not start with %s as its messenger',
  address => {
    expect(() => readEnvironment({ MESSENGER_SCRIPT: address })).toThrow('MESSENGER_SCRIPT')
  },
)
