import { describe, expect, it } from 'vitest'
import { groupAdoptedBlocks } from './blocks.tsx'

const takes = (component: string) => (component === 'calculator' ? ['facts'] : [])
const grouped = (...components: string[]) =>
  groupAdoptedBlocks(
    components.map(component => ({ component })),
    takes,
  ).map(({ block, taken }) => [block.component, ...taken.map(inner => inner.component)])

describe('blocks that take others in', () => {
  it('take what stands right after them', () => {
    expect(grouped('calculator', 'facts', 'facts', 'image-text')).toEqual([
      ['calculator', 'facts', 'facts'],
      ['image-text'],
    ])
  })

  it('leave alone what stands elsewhere', () => {
    expect(grouped('facts', 'calculator', 'image-text', 'facts')).toEqual([
      ['facts'],
      ['calculator'],
      ['image-text'],
      ['facts'],
    ])
  })
})
