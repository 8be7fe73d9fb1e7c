import type { Scene as SceneBlock } from '@passepartout/content-model'
import { ProductScene } from '../../features/images/product-scene.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** A scene by itself, across the width of the content. */
export function SceneBlockView({ block }: BlockProps<SceneBlock>) {
  return (
    <div className="wrap py-8">
      <ProductScene block={block} sizes="(width >= 1360px) 1280px, 100vw" className="rounded-picture" />
    </div>
  )
}
