// Loads a previewed page anew when its editor saved or published something: through Storyblok's own bridge where the
// page has it, else on a message of the window around it.
const reload = () => location.reload()
const ACTIONS = ['change', 'published', 'unpublished']

if (typeof window.StoryblokBridge === 'function') {
  new window.StoryblokBridge().on(ACTIONS, reload)
} else {
  addEventListener('message', ({ source, origin, data }) => {
    if (source === window.parent && origin === location.origin && ACTIONS.includes(data?.action)) reload()
  })
}
