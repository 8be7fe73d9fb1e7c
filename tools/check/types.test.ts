import { expect, test } from 'vitest'
import { groupProjects, type Project } from './types.ts'

const project = (file: string, compilerOptions: Project['compilerOptions'], include = ['src']): Project => ({
  file,
  compilerOptions,
  include,
  exclude: [],
})
const grouped = (projects: readonly Project[], alone: readonly string[] = []) =>
  groupProjects(projects, ({ file }) => alone.includes(file)).map(group => group.map(({ file }) => file))

test('workspaces with the same compiler options are one program, so that none gets types of another room', () => {
  const pure = project('packages/domain/tsconfig.json', {})
  const alsoPure = project('packages/render/tsconfig.json', {})
  const node = project('apps/api/tsconfig.json', { types: ['node'], lib: ['ES2024'] })
  const alsoNode = project('apps/worker/tsconfig.json', { lib: ['ES2024'], types: ['node'] })
  const dom = project('apps/designer/tsconfig.json', { types: ['node'], lib: ['DOM'] })
  expect(grouped([dom, pure, node, alsoPure, alsoNode])).toEqual([
    [pure.file, alsoPure.file],
    [node.file, alsoNode.file],
    [dom.file],
  ])
})

test('a project that goes with another one is compiled with its options', () => {
  const host = project('tools/tsconfig.json', { allowJs: true }, ['../e2e/**/*.ts'])
  const guest = project('packages/a/tsconfig.test.json', { types: ['node'] })
  const likeGuest = project('packages/b/tsconfig.test.json', { types: ['node'] })
  const groups = groupProjects([guest, host, likeGuest], () => false, { [guest.file]: host.file })
  expect(groups.map(group => group.map(({ file }) => file))).toEqual([
    [host.file, guest.file],
    [likeGuest.file],
  ])
})

test('one that declares globals, has files elsewhere or paths in its options is a program of its own', () => {
  const plain = [project('packages/a/tsconfig.json', {}), project('packages/b/tsconfig.json', {})]
  const globals = project('packages/c/tsconfig.json', {})
  const elsewhere = project('tools/tsconfig.json', {}, ['../e2e/**/*.ts'])
  const paths = [
    project('apps/d/tsconfig.json', { rootDirs: ['.', 'types'] }),
    project('apps/e/tsconfig.json', { rootDirs: ['.', 'types'] }),
  ]
  expect(grouped([globals, ...plain, elsewhere, ...paths], [globals.file])).toEqual([
    plain.map(({ file }) => file),
    [globals.file],
    [elsewhere.file],
    ...paths.map(({ file }) => [file]),
  ])
})
