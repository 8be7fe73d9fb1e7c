import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ArrowLeft } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './create-icon.tsx'

const FILE = import.meta.resolve('lucide-react/icons/arrow-left')
const { __iconData } = (await import(FILE)) as { __iconData: Parameters<typeof createIcon>[0] }
const Light = createIcon(__iconData)

const inside = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')

test('draws what lucide draws', () => {
  const light = renderToStaticMarkup(<Light size={20} />)
  expect(inside(light)).toBe(inside(renderToStaticMarkup(<ArrowLeft size={20} />)))
})

test('says size, class and that it is hidden, and leaves to the style sheet what all icons have in common', () => {
  expect(renderToStaticMarkup(<Light size={20} className="flex-none" />)).toMatch(
    /^<svg class="lucide flex-none" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path /,
  )
})

test('each icon of lucide is made by the module that this one stands in for', () => {
  expect(readFileSync(fileURLToPath(FILE), 'utf8')).toContain("from '../createLucideIcon.mjs'")
})
