import { useIsMutating } from '@tanstack/react-query';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useToasts } from '../ui/toasts.js';

/** react-admin's own notices, which it would show one at a time, as toasts like all others; and that it is still trying. */
export const BridgedNotifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const toasts = useToasts();
  const translate = useTranslate();
  const isTrying = useIsMutating() > 0;
  useEffect(() => (isTrying ? toasts.trying() : undefined), [isTrying, toasts]);
  useEffect(() => {
    const notice = notifications.length > 0 && takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    toasts[notice.type](translate(notice.message, notice.notificationOptions?.messageArgs));
  }, [notifications, takeNotification, toasts, translate]);
  return null;
};
