// Shows what was pushed and opens its page. It keeps nothing and answers no request: pages come from the network as ever.

self.addEventListener('push', (event) => {
  const { text, path, language } = event.data.json();
  const shown = { body: text, lang: language, icon: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification('Firstlight', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
