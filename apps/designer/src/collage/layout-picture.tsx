import { type Document, type Layout, type Page, withLayout } from '@passepartout/document'
import { useMemo } from 'react'
import { PageSheet } from '../pages/page-sheet.tsx'
import type { useCollage } from './collage-layouts.ts'

interface LayoutPictureProps extends Pick<ReturnType<typeof useCollage>, 'document' | 'free'> {
  page: Page
  layout: Layout
  /** CSS pixels. */
  width: number
}

/** A page as a layout would show it, with the photos that are there. */
export function LayoutPicture({ document, page, free, layout, width }: LayoutPictureProps) {
  const shown = useMemo<Document>(
    () => withLayout(document, page.id, layout, { free }),
    [document, page, layout, free],
  )
  const laid = shown.pages.find(({ id }) => id === page.id)
  const scale = width / page.trim.width
  if (!laid) return null
  return (
    <span className="layout-picture" style={{ width, height: page.trim.height * scale }} aria-hidden="true">
      <PageSheet document={shown} page={laid} scale={scale} />
    </span>
  )
}
