import { TEXT_ROLES } from '@passepartout/document'
import { localisedSchema } from '@passepartout/domain'
import { z } from 'zod'
import type { DesignFile, DesignPage, TemplatePage } from './design.ts'
import { id, version } from './parts.ts'

const share = z.number().min(0).max(1)

/** `page-templates.json`: pages shared by many designs; positions are shares of the page, font sizes are points. */
export const pageTemplatesSchema = z.strictObject({
  version,
  templates: z.array(
    z.strictObject({
      id,
      texts: z.array(
        z.strictObject({
          id,
          field: z.enum(TEXT_ROLES).optional(),
          text: z.union([z.string().min(1), localisedSchema]),
          role: z.enum(['display', 'small']),
          sizePt: z.number().min(4).max(100),
          trackingEm: z.number().default(0),
          leading: z.number().default(1.35),
          caps: z.boolean().default(false),
          align: z.enum(['left', 'centre', 'right']).default('centre'),
          valign: z.enum(['top', 'middle', 'bottom']).default('middle'),
          opacity: share.default(1),
          x: share,
          y: share,
          width: share,
          height: share,
        }),
      ),
      rules: z
        .array(z.strictObject({ id, x: share, y: share, width: share, strokeMm: z.number() }))
        .default([]),
    }),
  ),
})
export type PageTemplate = z.output<typeof pageTemplatesSchema>['templates'][number]

/** Expands a template for a design: positions in millimetres, with the design's colours and fonts. */
export function expandPageTemplate(
  template: PageTemplate,
  page: TemplatePage,
  { trim }: Pick<DesignFile, 'trim'>,
): DesignPage {
  const mm = (value: number) => Math.round(value * 100) / 100
  const place = (one: { x: number; y: number; width: number; height: number }) => ({
    x: mm(one.x * trim.widthMm),
    y: mm(one.y * trim.heightMm),
    width: mm(one.width * trim.widthMm),
    height: mm(one.height * trim.heightMm),
    rotate: 0,
  })
  return {
    id: page.id,
    ...(page.name && { name: page.name }),
    background: page.ground,
    elements: [
      ...template.rules.map(({ id, strokeMm, ...at }) => ({
        kind: 'shape' as const,
        id: `${page.id}-${id}`,
        shape: 'line' as const,
        stroke: page.ink,
        strokeMm,
        radiusMm: 0,
        opacity: 1,
        ...place({ ...at, height: 0 }),
      })),
      ...template.texts.map(({ role, id, x, y, width, height, ...text }) => ({
        kind: 'text' as const,
        ...text,
        ...page[role],
        id: `${page.id}-${id}`,
        wrap: true,
        colour: page.ink,
        ...place({ x, y, width, height }),
      })),
    ],
  }
}
