import { expect, it } from 'vitest'
import { articleKey } from './article-key.ts'

it('names an article by what is chosen, in any order', () => {
  const options = { optionTypes: ['standard', 'bohrung-none'], formatType: '600x400' }
  const key = 'photo-frame formatType=600x400 materialType=poster optionTypes=bohrung-none+standard'
  expect(articleKey({ kind: 'photo-frame', materialType: 'poster', ...options })).toBe(key)
  expect(articleKey({ ...options, materialType: 'poster', kind: 'photo-frame' })).toBe(key)
})

it('leaves out what was not chosen', () => {
  expect(articleKey({ kind: 'card', ribbon: undefined, accessories: [] })).toBe('card')
})

it('tells articles apart that differ in one choice', () => {
  const keys = ['holzrahmen', 'alurahmen', undefined].map(frameType =>
    articleKey({ kind: 'photo-frame', materialType: 'poster', frameType }),
  )
  expect(new Set(keys).size).toBe(3)
})
