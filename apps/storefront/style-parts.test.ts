import { expect, test } from 'vitest'
import { partsOf } from './style-parts.ts'

test.each([
  ['elements, whatever classes there are', 'p{margin:0}:root{--a:1px}', ['p{margin:0}:root{--a:1px}']],
  ['a class', String.raw`.md\:p-1\.5{padding:6px}`, [[[['md:p-1.5']], String.raw`.md\:p-1\.5{padding:6px}`]]],
  [
    'a class within another',
    '.group[open] .open>b{color:red}',
    [[[['group', 'open']], '.group[open] .open>b{color:red}']],
  ],
  ['one of several', '.a,.b:hover{color:red}', [[[['a'], ['b']], '.a,.b:hover{color:red}']]],
  ['a class or an element', '.a,p{color:red}', ['.a,p{color:red}']],
  [
    'one of those that are named in brackets',
    '.a:is(.b,.c){color:red}',
    [[[['a']], '.a:is(.b,.c){color:red}']],
  ],
  [
    'the only one that is named in brackets',
    ':is(:where(.a)[open] .b){color:red}',
    [[[['a', 'b']], ':is(:where(.a)[open] .b){color:red}']],
  ],
  ['a class, without another', '.a:not(.b){color:red}', [[[['a']], '.a:not(.b){color:red}']]],
  [
    'a class in a window',
    '@media (width>=1px){.a{color:red}}',
    [{ at: '@media (width>=1px)', parts: [[[['a']], '.a{color:red}']] }],
  ],
  ['moving, for whoever moves', '@keyframes a{to{opacity:0}}', ['@keyframes a{to{opacity:0}}']],
  [
    'a property that is described',
    '@property --a{syntax:"*";inherits:false}',
    ['@property --a{syntax:"*";inherits:false}'],
  ],
  ['the order of layers', '@layer a,b;', ['@layer a,b;']],
] as const)('a sheet is taken apart into what needs %s', (_what, css, parts) => {
  expect(partsOf(css)).toEqual(parts)
})
