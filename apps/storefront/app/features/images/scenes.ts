import { parseScene, type SceneData } from '@passepartout/mockups'

// Guarded, so that browser bundles never include the data.
const scenes = new Map<string, SceneData>(import.meta.env.SSR ? readScenes() : [])

function readScenes(): [string, SceneData][] {
  const files = import.meta.glob<unknown>('../../../../../content/assets/scenes/*/scene.json', {
    eager: true,
    import: 'default',
  })
  return Object.values(files).map(json => {
    const scene = parseScene(json)
    return [scene.name, scene]
  })
}

/** The mock-up with this folder name. Server only: its data is part of the server bundle. */
export const findScene = (name: string): SceneData | undefined => scenes.get(name)

export const sceneFolder = (scene: SceneData): string => `scenes/${scene.name}`
