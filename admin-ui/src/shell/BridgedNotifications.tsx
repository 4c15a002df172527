import { useIsMutating } from '@tanstack/react-query';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useToasts } from '../ui/toasts.js';

/** Says that something asked of react-admin is still being tried. */
const useStillTrying = () => {
  const toasts = useToasts();
  const isTrying = useIsMutating() > 0;
  useEffect(() => (isTrying ? toasts.trying() : undefined), [isTrying, toasts]);
};

/** react-admin's own notices, which it would show one at a time, as toasts like all others. */
export const BridgedNotifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const toasts = useToasts();
  const translate = useTranslate();
  useStillTrying();
  useEffect(() => {
    const notice = notifications.length > 0 && takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    toasts[notice.type](translate(notice.message, notice.notificationOptions?.messageArgs));
  }, [notifications, takeNotification, toasts, translate]);
  return null;
};
