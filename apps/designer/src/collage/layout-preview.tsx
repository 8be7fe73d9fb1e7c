import { type Document, type Layout, type Page, withLayout } from '@passepartout/document'
import { useMemo } from 'react'
import { PageView } from '../pages/page-view.tsx'
import type { useCollage } from './collage-layouts.ts'

interface LayoutPreviewProps extends Pick<ReturnType<typeof useCollage>, 'document' | 'free'> {
  page: Page
  layout: Layout
  /** CSS pixels. */
  width: number
}

export function LayoutPreview({ document, page, free, layout, width }: LayoutPreviewProps) {
  const shown = useMemo<Document>(
    () => withLayout(document, page.id, layout, { free }),
    [document, page, layout, free],
  )
  const laid = shown.pages.find(({ id }) => id === page.id)
  const scale = width / page.trim.width
  if (!laid) return null
  return (
    <span className="layout-picture" style={{ width, height: page.trim.height * scale }} aria-hidden="true">
      <PageView document={shown} page={laid} scale={scale} />
    </span>
  )
}
