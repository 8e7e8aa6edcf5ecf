/** The job that sends waiting mails. It runs every minute, and when a mail was queued. */
export const sendMailsJob = 'send-mails';
