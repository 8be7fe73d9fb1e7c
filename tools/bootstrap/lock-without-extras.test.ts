import { expect, test } from 'vitest'
import { lockWithoutExtras } from './lock-without-extras.mjs'

const { packages } = lockWithoutExtras({
  packages: {
    '': { devDependencies: { vitest: '5' } },
    'node_modules/better-auth': {
      peerDependencies: { vitest: '*', react: '*' },
      peerDependenciesMeta: { vitest: { optional: true }, react: { optional: true } },
    },
    'node_modules/reporter': { peerDependencies: { vitest: '*' } },
    'node_modules/@tus/server': { optionalDependencies: { '@redis/client': '5', ioredis: '5', other: '1' } },
  },
})

test('a package that could go with the tools of the tests does not bring them', () => {
  expect(packages['node_modules/better-auth']?.peerDependencies).toEqual({ react: '*' })
})

test('a package that needs such a tool has it', () => {
  expect(packages['node_modules/reporter']?.peerDependencies).toEqual({ vitest: '*' })
})

test('what uploads could be kept in is not installed', () => {
  expect(packages['node_modules/@tus/server']?.optionalDependencies).toEqual({ other: '1' })
})

test('what the tests use is still named', () => {
  expect(packages['']?.devDependencies).toEqual({ vitest: '5' })
})
