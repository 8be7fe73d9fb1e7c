import { WallScene } from '@passepartout/mockups/wall-scene'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { responsiveImage } from '../images/image-url.ts'
import type { WallImage } from './wall-art-form-props.ts'
import { animateResize, useScrollWallIntoView } from './wall-motion.ts'
import { onWallChange, type WallState, wallState } from './wall-store.ts'

export interface WallProps extends WallImage {
  first: WallState
}

const noop = () => undefined

/** The chosen product on the wall, to scale: it grows and shrinks with the chosen format. */
export function Wall({ scene, folder, photo, alt, first }: WallProps) {
  const state = useSyncExternalStore(onWallChange, wallState, noop) ?? first
  const root = useRef<HTMLDivElement>(null)
  const { product } = state

  useScrollWallIntoView(root, product)
  const shape = JSON.stringify(product)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape stands for the product, which is made anew each time
  useLayoutEffect(() => animateResize(root.current, product), [shape])

  return (
    <div ref={root} className="size-full">
      <WallScene
        scene={scene}
        folder={folder}
        photo={photo}
        alt={alt}
        picture={responsiveImage}
        sizes="(width >= 1664px) 940px, (width >= 1000px) 776px, 100vw"
        product={product}
        measures={state.measures}
        ghost={state.ghost}
        priority
        className="wall-view size-full"
      />
    </div>
  )
}
