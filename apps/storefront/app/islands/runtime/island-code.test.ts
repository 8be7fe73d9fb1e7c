import { expect, test } from 'vitest'
import { islandCode } from './island-code.ts'

const BUILD = {
  'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  'app/islands/runtime/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_react.js'] },
  'app/islands/wall.tsx': { file: 'assets/wall.js', imports: ['_react.js', '_shared.js', '_scene.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_scene.js': { file: 'assets/scene.js', imports: ['_shared.js'] },
}

test('an island needs its own files and those it imports, but none that the page has already', () => {
  expect(islandCode(BUILD, 'wall').split(' ').toSorted()).toEqual([
    '/assets/hydrate.js',
    '/assets/react.js',
    '/assets/scene.js',
    '/assets/wall.js',
  ])
})

test('nothing is known of files in development', () => {
  expect(islandCode({}, 'wall')).toBe('')
})
