import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import createIcon from './create-icon.tsx'

const FILE = import.meta.resolve('lucide-react/icons/arrow-left')
const { __iconData } = (await import(FILE)) as { __iconData: Parameters<typeof createIcon>[0] }
const ArrowLeft = createIcon(__iconData)

test('draws lucide’s paths, says size, class and that it is hidden, and leaves to the styles what all icons have in common', () => {
  expect(ArrowLeft({ size: 20, className: 'flex-none' }).props).toEqual({
    className: 'lucide flex-none',
    width: 20,
    height: 20,
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
    dangerouslySetInnerHTML: { __html: '<path d="m12 19-7-7 7-7"></path><path d="M19 12H5"></path>' },
  })
})

test('each icon of lucide is made by the module that this one stands in for', () => {
  expect(readFileSync(fileURLToPath(FILE), 'utf8')).toContain("from '../createLucideIcon.mjs'")
})
